/** A cache tag: counts how often the responses of a contract's tag became stale. */
export interface Tag {
  generation: number
}

/** A cached value: fresh as long as its tag has no newer generation. */
export interface Made<T> {
  value: T
  tag: Tag
  generation: number
}

export const isFresh = ({ tag, generation }: Made<unknown>) => tag.generation === generation

/** The cache tags by name, and which of them a write of each makes stale. */
export function cacheTags() {
  const tags = new Map<string, Tag>()
  const staleWith = new Map<string, Set<Tag>>()

  const named = (name: string) => {
    const tag = tags.get(name) ?? { generation: 0 }
    tags.set(name, tag)
    return tag
  }
  const clear = (stale: Iterable<Tag>) => {
    for (const tag of stale) tag.generation++
  }

  return {
    named,
    clear,
    clearAll: () => clear(tags.values()),
    /** What a write of this tag makes stale; everything, where that is not known. */
    clearWith: (name = '') => clear(staleWith.get(name) ?? tags.values()),
    /** Says that writes of a tag make others stale beside it. @returns all that such a write makes stale */
    writing(name: string, others: readonly string[]) {
      const stale = [name, ...others].map(named)
      staleWith.set(name, new Set([...(staleWith.get(name) ?? []), ...stale]))
      return stale
    },
  }
}
