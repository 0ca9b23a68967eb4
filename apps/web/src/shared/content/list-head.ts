import type { Kind } from '@energy/contracts/content'
import type { Site } from '@energy/contracts/site/site-pages'
import { topicNamed, TOPIC_LENGTH } from '@energy/contracts/content/topics'
import { incomplete, readOptional, type LoaderContext } from '../loaders.ts'
import type { Head } from '../head.ts'
import { kindPages } from '../kinds.ts'
import { queries } from '../queries.ts'

/** The head of a list. */
export interface ListHead extends Head {
  /** The topic of the address, whose items alone are shown. */
  topic?: string | undefined
}

/** The address of a list with the items of a topic. */
export const topicPath = (kind: Kind, topic: string) => `${kindPages[kind].list}?topic=${encodeURIComponent(topic)}`

/** The topic of an address, as a text that the API takes. */
const topicIn = (request: Request | undefined) =>
  request &&
  [...(new URL(request.url).searchParams.get('topic') ?? '').replaceAll('\0', '').trim()]
    .slice(0, TOPIC_LENGTH)
    .join('')

interface Asked {
  request: Request | undefined
  /** The texts of its page. */
  site: Promise<Site | undefined>
}

/** Reads a list, or its items with the topic of the address, where the kind has topics. @returns its head */
export async function readList(context: LoaderContext, kind: Kind, { request, site }: Asked) {
  const { call, client } = context
  const { title, texts } = kindPages[kind]
  const ofTopics = queries.topics(call, kind)
  const topic = (ofTopics && topicIn(request)) || undefined
  const [shown, isFound] = await Promise.all([
    site,
    readOptional(context, queries.all(call, kind, topic)),
    ofTopics && readOptional(context, ofTopics),
  ])
  // Anybody can make up another topic, and no title should say it.
  const listed = topic && ofTopics && topicNamed(client.getQueryData(ofTopics.queryKey) ?? [], topic)
  const description = (texts.banner && shown?.texts[texts.banner]?.description) ?? ''
  const head: ListHead = { title: listed ? `${title}: ${listed}` : title, description, topic }
  return shown && isFound ? head : incomplete(head)
}
