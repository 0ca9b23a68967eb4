import { Type, type Static } from '@sinclair/typebox'

/** The name of the queue of pictures whose renditions are missing; a migration creates it. */
export const PICTURES_QUEUE = 'pictures'

export const PictureJob = Type.Object({ hash: Type.String() })
export type PictureJob = Static<typeof PictureJob>
