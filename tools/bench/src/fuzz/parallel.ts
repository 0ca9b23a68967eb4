/** Takes the items of a queue one after another, some at the same time. */
export async function inParallel<Item>(
  concurrency: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
) {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
