import { postgresAdapter } from '@payloadcms/db-postgres'
import { revalidatePath } from 'next/cache'
import { buildConfig, type Access } from 'payload'

/** Visitors read what is published. */
const publishedOrSignedIn: Access = ({ req }) => Boolean(req.user) || { _status: { equals: 'published' } }

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  telemetry: false,
  typescript: { autoGenerate: false },
  db: postgresAdapter({
    pool: { connectionString: process.env.DATABASE_URL },
    push: false,
  }),
  admin: { user: 'users' },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'services',
      access: { read: publishedOrSignedIn },
      versions: { drafts: true },
      hooks: {
        // As Payload's template of a site does it.
        afterChange: [
          ({ doc: { _status: status } }) => {
            if (status === 'published') revalidatePath('/')
          },
        ],
      },
      fields: [
        { name: 'headerTitle', type: 'text', required: true },
        { name: 'titlePrefix', type: 'text' },
        { name: 'titleDescription', type: 'textarea' },
        { name: 'details', type: 'textarea' },
        { name: 'sections', type: 'json' },
      ],
    },
  ],
})
