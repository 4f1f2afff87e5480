type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Collects what is asked for during one turn of the event loop and commits it together: one write to
 * the disk answers everyone who waited for it. When the commit throws, everyone's promise rejects.
 * @param commit stores all items or none; returns one result an item, in order
 */
export function groupCommit<Item, Result>(commit: (items: Item[]) => Result[]) {
  let waiting: Waiting<Item, Result>[] = [];

  function flush() {
    const group = waiting;
    waiting = [];
    try {
      const results = commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      group.forEach(({ reject }) => reject(error));
    }
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ item, resolve, reject });
    });
}
