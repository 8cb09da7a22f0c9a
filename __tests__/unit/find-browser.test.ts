import { browserCandidates, findBrowser, type Candidate } from "../support/find-browser.mjs";

const candidate = (source: string, ...paths: string[]): Candidate => ({
  source,
  starts: () => Promise.resolve(paths.map((executablePath) => ({ executablePath, env: {} }))),
});

/** Opens only these browsers, and records what was tried. */
function machine(...working: string[]) {
  const tried: string[] = [];
  const open = ({ executablePath }: { executablePath: string }) => {
    tried.push(executablePath);
    return working.includes(executablePath)
      ? Promise.resolve()
      : Promise.reject(new Error("libnss3.so: cannot open shared object file"));
  };
  return { tried, open };
}

const all = [
  candidate("CHROME_PATH", "/my/chrome"),
  candidate("installed", "/usr/bin/chromium", "/usr/bin/google-chrome"),
  candidate("npm package @sparticuz/chromium", "/cache/chromium"),
];

test("the first that opens a page is used, and no other is tried", async () => {
  const { tried, open } = machine("/my/chrome", "/usr/bin/chromium");
  const browser = await findBrowser({ candidates: all, open });
  expect(browser).toMatchObject({ source: "CHROME_PATH", executablePath: "/my/chrome" });
  expect(browser.args).toContain("--no-sandbox");
  expect(tried).toEqual(["/my/chrome"]);
});

test("one that does not start is skipped, with a warning for CHROME_PATH only", async () => {
  const { tried, open } = machine("/usr/bin/google-chrome");
  const warnings: string[] = [];
  const browser = await findBrowser({
    candidates: all,
    open,
    warn: (text) => warnings.push(text),
  });
  expect(browser).toMatchObject({ source: "installed", executablePath: "/usr/bin/google-chrome" });
  expect(tried).toEqual(["/my/chrome", "/usr/bin/chromium", "/usr/bin/google-chrome"]);
  expect(warnings).toEqual([
    "CHROME_PATH=/my/chrome does not start: libnss3.so: cannot open shared object file",
  ]);
});

test("each way to start a browser is tried with its own environment", async () => {
  const withLibraries = { LD_LIBRARY_PATH: "/cache/lib" };
  const browser = await findBrowser({
    candidates: [
      {
        source: "package",
        starts: () =>
          Promise.resolve([
            { executablePath: "/cache/chromium", env: {} },
            { executablePath: "/cache/chromium", env: withLibraries },
          ]),
      },
    ],
    open: ({ env }) =>
      env === withLibraries ? Promise.resolve() : Promise.reject(new Error("no library")),
  });
  expect(browser.env).toBe(withLibraries);
});

test("if none starts, the message says what was tried, why it failed, and what to install", async () => {
  const candidates = [
    candidate("CHROME_PATH", "/my/chrome"),
    candidate("installed"),
    {
      source: "npm package @sparticuz/chromium",
      starts: () => Promise.reject(new Error("it cannot be unpacked: no space left on device")),
    },
  ];
  const found = findBrowser({ candidates, open: machine().open, warn: () => {} });
  await expect(found).rejects.toThrowErrorMatchingInlineSnapshot(`
   "No browser starts on this machine, and the browser tests need one.

   Tried:
     CHROME_PATH (/my/chrome): libnss3.so: cannot open shared object file
     installed: none found at the usual places
     npm package @sparticuz/chromium: it cannot be unpacked: no space left on device

   Install one:   apt-get install chromium      (Debian, Ubuntu)
   or name one:   CHROME_PATH=/path/to/chrome npm test"
  `);
});

test("a browser that the reader names is tried first, the packaged one before or after those of the machine", () => {
  const sources = (options?: { isPackagedFirst: boolean }) =>
    browserCandidates(options).map(({ source }) => source);
  const packaged = "npm package @sparticuz/chromium";
  const { CHROME_PATH } = process.env;
  process.env.CHROME_PATH = "/my/chrome";
  try {
    expect(sources()).toEqual(["CHROME_PATH", "installed", packaged]);
    expect(sources({ isPackagedFirst: true })).toEqual(["CHROME_PATH", packaged, "installed"]);
  } finally {
    if (CHROME_PATH === undefined) delete process.env.CHROME_PATH;
    else process.env.CHROME_PATH = CHROME_PATH;
  }
});
