/** The maximum length of a topic, in code points. */
export const TOPIC_LENGTH = 300

/** The topics of a text that separates them by commas. */
export const topicsOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((topic) => topic.trim())
      .filter(Boolean),
  ),
]

/** The topic that a text means, without regard to case; undefined where it is none of these. */
export const topicNamed = (topics: readonly string[], text: string) => {
  const name = text.trim().toLowerCase()
  return topics.find((topic) => topic.toLowerCase() === name)
}
