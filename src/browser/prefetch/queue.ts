/** What the queue asks of its surroundings. */
export interface QueueOptions {
  /** Loads the data of a page and then its code. */
  load(path: string): Promise<unknown>;
  /** False where the reader saves data, or is offline: nothing is begun. */
  isAllowed(): boolean;
  /** False when enough bytes have been loaded for links that are only in view. */
  hasBytesLeft(): boolean;
  /** Most pages that are loaded at a time for links in view; on intent one more than that. */
  atOnce(): number;
}

export interface Queue {
  /** A link has come into view. */
  see(path: string): void;
  /** The last link to a page has left the view. */
  lose(path: string): void;
  /** The reader is about to follow a link. */
  intend(path: string): void;
  /** Begins what may be begun; to be called when something about the surroundings has changed. */
  go(): void;
}

/** Pages to be loaded ahead: those that the reader is about to open before those that are in view; none twice. */
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
    // Only the last intent counts: the pointer has left the links before.
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
      // What is not allowed now must not be done later: the pointer will be elsewhere by then.
      if (begun.has(path) || !isAllowed()) return;
      intended = path;
      go();
    },
    go,
  };
}
