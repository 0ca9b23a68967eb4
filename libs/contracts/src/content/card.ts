import * as Type from '@sinclair/typebox'
import { ShownPictures } from '../pictures/shown.ts'
import { Page } from '../responses.ts'
import { route } from '../route.ts'
import { Id, text, Time } from '../text.ts'
import { TOPIC_LENGTH } from './topics.ts'

/** An item as cards show it. */
export const Card = Type.Object({
  _id: Id,
  headerTitle: Type.String(),
  titleDescription: Type.String({ description: 'Its first words; the number depends on the kind.' }),
  ctaImage: Type.String(),
  ctaImageAlt: Type.String(),
  pictures: ShownPictures,
  // Cards have these where the record of the kind asks for it.
  createdAt: Type.Optional(Time),
  minutes: Type.Optional(Type.Integer({ minimum: 1, description: 'How long it takes to read.' })),
  topics: Type.Optional(Type.String({ description: 'Separated by commas.' })),
})
export type Card = Type.Static<typeof Card>

/** A page of cards, or of those with a topic. */
const CardsOfTopic = Type.Object(
  { ...Page.properties, topic: Type.Optional(text(TOPIC_LENGTH)) },
  { additionalProperties: false },
)
// With its type written out, which would not name the topic.
const pageOf = (hasTopics: boolean): typeof CardsOfTopic | typeof Page => (hasTopics ? CardsOfTopic : Page)

/** The calls for the cards of a kind, and for the topics of one that has them. */
export function cardRoutes<const Tag extends string>(tag: Tag, hasTopics: boolean) {
  const tags = [tag] as const
  return {
    cards: route({
      method: 'GET',
      url: `/${tag}/cards`,
      config: { access: 'public', cache: true },
      schema: {
        tags,
        summary: `The cards of all ${tag}, oldest first`,
        querystring: pageOf(hasTopics),
        response: { 200: Type.Array(Card) },
      },
    }),
    ...(hasTopics && {
      topics: route({
        method: 'GET',
        url: `/${tag}/topics`,
        config: { access: 'public', cache: true },
        schema: {
          tags,
          summary: `The topics of the ${tag}: the 50 with the most of them, in the order of the alphabet`,
          response: { 200: Type.Array(Type.String()) },
        },
      }),
    }),
  }
}
