interface QueueOptions {
  load(path: string): Promise<unknown>;
  /** False while nothing may be prefetched. */
  isAllowed(): boolean;
  /** False when the limit for links in view is reached. */
  hasBytesLeft(): boolean;
  /** Concurrency limit for links in view; one more page may load on intent. */
  atOnce(): number;
}

interface Queue {
  /** A link has come into view. */
  see(path: string): void;
  /** The last link to a page has left the view. */
  lose(path: string): void;
  /** The reader is about to follow a link. */
  intend(path: string): void;
  /** Starts what is allowed; call it when a limit may have changed. */
  go(): void;
}

/** Pages to prefetch, each once: intent before links in view. */
export function createQueue({ load, isAllowed, hasBytesLeft, atOnce }: QueueOptions): Queue {
  const begun = new Set<string>();
  const inView = new Set<string>();
  let intended: string | undefined;
  let underWay = 0;

  function begin(path: string): void {
    begun.add(path);
    inView.delete(path);
    underWay++;
    const end = () => {
      underWay--;
      go();
    };
    load(path).then(end, end);
  }

  function go(): void {
    if (!isAllowed()) return;
    // Only the last intent counts: the pointer has left the earlier links.
    if (intended !== undefined && underWay <= atOnce()) {
      const path = intended;
      intended = undefined;
      begin(path);
    }
    for (const path of inView) {
      if (underWay >= atOnce() || !hasBytesLeft()) return;
      begin(path);
    }
  }

  return {
    see(path) {
      if (begun.has(path)) return;
      inView.add(path);
      go();
    },
    lose(path) {
      inView.delete(path);
    },
    intend(path) {
      // Not kept for later: the pointer will be elsewhere by then.
      if (begun.has(path) || !isAllowed()) return;
      intended = path;
      go();
    },
    go,
  };
}
