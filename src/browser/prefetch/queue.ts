import type { Limits } from "./allowance";

interface QueueOptions {
  /** Loads a page; rejects when it fails or is aborted. */
  load(path: string, signal: AbortSignal, isIntended: boolean): Promise<unknown>;
  limits(): Limits;
  /** Bytes that pages have loaded during the visit. */
  bytes(): number;
  log(step: "begun" | "loaded" | "failed" | "aborted", path: string): void;
}

interface Load {
  controller: AbortController;
  isIntended: boolean;
  ended: Promise<unknown>;
}

export type Queue = ReturnType<typeof createQueue>;

/** Pages to load ahead, each once: the one that the reader points at, then links in view. */
export function createQueue({ load, limits, bytes, log }: QueueOptions) {
  const done = new Set<string>();
  const underWay = new Map<string, Load>();
  let inView: readonly string[] = [];
  let view = { pages: 0, bytesBefore: bytes() };
  let isOpening = false;

  function stop(isStopped: (path: string, isIntended: boolean) => boolean): void {
    for (const [path, { controller, isIntended }] of underWay)
      if (isStopped(path, isIntended)) {
        underWay.delete(path);
        controller.abort();
        log("aborted", path);
      }
  }

  /** What the reader wants gets the whole line. */
  function stopOthers(path: string): void {
    stop((other) => other !== path);
    inView = [];
  }

  function begin(path: string, isIntended: boolean): void {
    const controller = new AbortController();
    const end = (step: "loaded" | "failed") => () => {
      if (controller.signal.aborted) return;
      underWay.delete(path);
      // Not even a page that failed is loaded ahead again.
      done.add(path);
      log(step, path);
      go();
    };
    log("begun", path);
    const ended = load(path, controller.signal, isIntended).then(end("loaded"), end("failed"));
    underWay.set(path, { controller, isIntended, ended });
  }

  const hasBytesLeft = ({ bytesPerView, bytesPerVisit }: Limits) =>
    bytes() < bytesPerVisit && bytes() - view.bytesBefore < bytesPerView;

  /** Starts or stops what the limits say; call it when they may have changed. */
  function go(): void {
    const now = limits();
    stop((_, isIntended) => (isIntended ? !now.bytesPerVisit : !now.pagesInView));
    if (isOpening || [...underWay.values()].some(({ isIntended }) => isIntended)) return;
    for (const path of inView) {
      if (underWay.size >= now.atOnce || view.pages >= now.pagesInView || !hasBytesLeft(now))
        return;
      if (done.has(path) || underWay.has(path)) continue;
      view.pages++;
      begin(path, false);
    }
  }

  return {
    /** These pages have likely links in view, the likeliest first. */
    offer(paths: readonly string[]) {
      inView = paths;
      go();
    },
    /** The reader is about to follow a link. */
    intend(path: string) {
      if (done.has(path) || isOpening || !hasBytesLeft(limits())) return;
      stopOthers(path);
      const current = underWay.get(path);
      if (current) current.isIntended = true;
      else begin(path, true);
    },
    /** The reader was not about to follow a link. */
    cancel() {
      if (!isOpening) stop((_, isIntended) => isIntended);
    },
    /** The reader follows a link: stops everything else, and resolves when what is under way for it has ended. */
    open(path: string): Promise<unknown> {
      isOpening = true;
      done.add(path);
      stopOthers(path);
      return Promise.resolve(underWay.get(path)?.ended);
    },
    /** A page is shown, and a new page view begins. */
    shown() {
      isOpening = false;
      view = { pages: 0, bytesBefore: bytes() };
      go();
    },
    go,
  };
}
