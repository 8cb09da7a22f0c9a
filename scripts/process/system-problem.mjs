import { existsSync, lstatSync } from "node:fs";
import path from "node:path";

/** @typedef {import("./operator-problem.mjs").OperatorProblem} OperatorProblem */

/** What builds write, below the project's folder. */
const written =
  /^(?:public|\.cache|\.locales|\.build\.lock|node_modules\/\.cache|src\/gatsby-types\.d\.ts)(?:\/|$)/;

/** @param {string} file */
function shown(file) {
  const relative = path.relative("", file).split(path.sep).join("/");
  return relative.startsWith("..") ? file : relative || ".";
}

/** Who owns a file, or the closest folder above it that can be looked at. @param {string} file @returns {number | undefined} */
function ownerOf(file) {
  try {
    return lstatSync(file).uid;
  } catch {
    const above = path.dirname(file);
    return above === file ? undefined : ownerOf(above);
  }
}

/** @param {string} file @param {string} seen @returns {OperatorProblem} */
function notAllowed(file, seen) {
  const name = shown(path.resolve(file));
  const me = process.getuid?.();
  const owner = ownerOf(path.resolve(file));
  const isOther = owner !== undefined && me !== undefined && owner !== me;
  // What is not there yet could not be made in the project's folder.
  const isMade = existsSync(file) || path.dirname(name) !== ".";
  const [folder = name] = written.exec(`${name}/`) ?? [];
  const [all, whole] = isMade ? ["-R ", JSON.stringify(folder.replace(/\/$/, ""))] : ["", "."];
  return {
    what: `The build may not use a file or folder: ${name}`,
    where: name,
    seen,
    cause: isOther
      ? `It belongs to user ${owner}, and user ${me} builds: an earlier build ran as another user, with sudo, or in a container.`
      : "Its permissions do not let the user who builds read and write it.",
    fix: isOther ? `sudo chown ${all}"$(id -u)" ${whole}` : `chmod ${all}u+rwX ${whole}`,
  };
}

/** @param {string} where @param {string} seen @returns {OperatorProblem} */
const diskFull = (where, seen) => ({
  what: "The disk is full",
  where,
  seen,
  cause: "Nothing more can be written: no space is left, or the quota is used up.",
  fix: "npm run clean   # makes room by deleting what builds wrote; df -h . shows what is free",
});

/** @param {string} name @param {string} seen @returns {OperatorProblem} */
const tooManyWatched = (name, seen) => ({
  what: "The system does not let more files be watched",
  where: name,
  seen,
  cause: "Each user may watch a number of files, and editors and other servers watch some, too.",
  fix: "sudo sysctl fs.inotify.max_user_watches=524288",
});

/**
 * The problem of an error that the system raised, and not the code or the content; undefined for other errors.
 * @param {unknown} error
 * @returns {OperatorProblem | undefined}
 */
export function systemProblem(error) {
  const {
    code,
    syscall = "",
    path: source = ".",
    dest,
    message = "",
  } = /** @type {Partial<NodeJS.ErrnoException & { dest: string }>} */ (Object(error));
  // Of a copy, the place that is written.
  const file = dest ?? source;
  const name = shown(path.resolve(file));
  const seen = `${code}: ${[syscall, name].filter(Boolean).join(" ")}`;
  switch (code) {
    case "EACCES":
    case "EPERM":
      return syscall === "listen" ? undefined : notAllowed(file, seen);
    case "EROFS":
      return {
        what: "The build cannot write where it is",
        where: name,
        seen,
        cause: "The file system is mounted for reading only.",
        fix: "mount -o remount,rw DISK   # or build in a copy of the folder elsewhere",
      };
    case "ENOSPC":
      return syscall === "watch" ? tooManyWatched(name, seen) : diskFull(name, seen);
    case "EDQUOT":
      return diskFull(name, seen);
    case "EBUSY":
      return {
        what: `The build cannot delete or move a file or folder: ${name}`,
        where: name,
        seen,
        cause:
          "A file system is mounted there, such as the volume of a container, or another program uses it.",
        fix: `umount ${JSON.stringify(name)}   # or mount the whole folder of the project`,
      };
    case "EMFILE":
    case "ENFILE":
      return {
        what: "Too many files are open",
        where: name,
        seen,
        cause: "The system lets a process have fewer files open at once than a build needs.",
        fix: "ulimit -n 10240",
      };
    default:
      // LMDB, in which Gatsby keeps its data, and compilers have no codes.
      return /no space left on device|MDB_MAP_FULL/i.test(message)
        ? diskFull(name, message.split("\n")[0] ?? "")
        : undefined;
  }
}
