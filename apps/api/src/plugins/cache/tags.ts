/** A cache tag: counts how often the responses of a contract's tag became stale. */
export interface Tag {
  version: number
}

/** A version of a tag: fresh as long as there is no newer one. */
export interface TagVersion {
  tag: Tag
  version: number
}

export const isFresh = ({ tag, version }: TagVersion) => tag.version === version

/** The cache tags by name, and for each the tags that its writes make stale. */
export function cacheTags() {
  const tags = new Map<string, Tag>()
  const staleWith = new Map<string, Set<Tag>>()

  const named = (name: string) => {
    const tag = tags.get(name) ?? { version: 0 }
    tags.set(name, tag)
    return tag
  }
  const clear = (stale: Iterable<Tag>) => {
    for (const tag of stale) tag.version++
  }

  return {
    named,
    clear,
    clearAll: () => clear(tags.values()),
    /** Makes everything stale that depends on this tag; all tags where it is unknown. */
    clearWith: (name = '') => clear(staleWith.get(name) ?? tags.values()),
    /** Registers the other tags that writes of a tag make stale. @returns all tags that such a write makes stale */
    writing(name: string, others: readonly string[]) {
      const stale = [name, ...others].map(named)
      staleWith.set(name, new Set([...(staleWith.get(name) ?? []), ...stale]))
      return stale
    },
  }
}
