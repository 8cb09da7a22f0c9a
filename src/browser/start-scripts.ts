/**
 * Runs at the end of the body; it is stringified, so it may use nothing but itself. Begins the scripts of the page once
 * it has been painted and its load event is over: the words come first. The files are asked for then too; but a reader
 * who has waited for the HTML has a slow line or a slow device, where painting takes long: there the line is not left
 * idle meanwhile, and the scripts of all pages, nine tenths of it all, are asked for at once. A picture that takes long
 * holds nothing up for more than a second, and a page in a hidden tab, which is not painted, begins when it is loaded.
 */
export function startScripts(): void {
  const patience = 1000;
  const longWait = 250;
  let isStarted = false;
  const askFor = (when: "soon" | "later") => {
    document.querySelectorAll<HTMLLinkElement>(`link[rel="${when}"]`).forEach((link) => {
      link.rel = "preload";
      document.head.append(link);
    });
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    askFor("soon");
    askFor("later");
    // A tag of a type that is none has not run yet: it does when it is put in its place again, as what it is.
    document.querySelectorAll('script[type="later"]').forEach((script) => {
      script.removeAttribute("type");
      document.body.append(script);
    });
  };
  const startWhenLoaded = () => {
    if (document.readyState === "complete") start();
    else addEventListener("load", () => setTimeout(start));
  };
  if (performance.now() > longWait) askFor("soon");
  if (document.hidden) startWhenLoaded();
  else
    requestAnimationFrame(() =>
      setTimeout(() => {
        startWhenLoaded();
        setTimeout(start, patience);
      }),
    );
}
