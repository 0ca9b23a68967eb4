import { randomUUID } from 'node:crypto'
import { closeGracefully } from '@energy/server/graceful-close'
import { logRequests } from '@energy/server/request-log'
import { traceRequests } from '@energy/server/traces/requests'
import { traceInLog } from '@energy/server/traces/traces'
import { changes as changeFeed } from '@energy/contracts/changes'
import { health, ready } from '@energy/contracts/site'
import cors from '@fastify/cors'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController } from 'fastify'
import type { Env } from './shared/settings/api-settings.ts'
import { logStream } from './plugins/log-stream.ts'
import { EXPOSED, originsOf } from './shared/origins.ts'
import { access } from './plugins/access.ts'
import { changes as changeChannel } from './plugins/changes.ts'
import { database } from './plugins/database.ts'
import { docs } from './plugins/openapi/openapi.ts'
import { answerFailure, errors } from './plugins/errors/errors.ts'
import { SECURITY_HEADERS, headers } from './plugins/headers.ts'
import { identity } from './plugins/identity/identity.ts'
import { ids } from './plugins/ids.ts'
import { cache } from './plugins/cache/cache.ts'
import { limits } from './plugins/limits.ts'
import { methods } from './plugins/methods.ts'
import { metrics } from './plugins/metrics.ts'
import { outbox } from './plugins/outbox.ts'
import { storage } from './plugins/storage.ts'
import { pressure } from './plugins/pressure.ts'
import { answerConnectionError } from './plugins/errors/connection-errors.ts'
import { validation } from './plugins/validation.ts'
import { write } from './plugins/write.ts'
import { auditLog } from './features/audit/routes.ts'
import { changes } from './features/site/changes.ts'
import { bookings } from './features/bookings/routes.ts'
import { bills } from './features/inquiries/bills.ts'
import { contacts } from './features/inquiries/contacts.ts'
import { content } from './features/content/routes.ts'
import { topics } from './features/content/topics.ts'
import { places } from './features/content/places.ts'
import { versions } from './features/content/versions.ts'
import { contentDrafts } from './features/content/drafts/content-routes.ts'
import { drafts } from './features/content/drafts/routes.ts'
import { siteTexts } from './features/content/texts/routes.ts'
import { previews } from './features/content/previews/routes.ts'
import { scheduled } from './features/content/drafts/scheduled.ts'
import { trash } from './features/content/trash.ts'
import { inquiryFigures } from './features/inquiries/figures/routes.ts'
import { inboxExport } from './features/inquiries/export/routes.ts'
import { inbox } from './features/inquiries/inbox-routes.ts'
import { savedViews } from './features/inquiries/saved-views/routes.ts'
import { templates } from './features/inquiries/templates/routes.ts'
import { library } from './features/media/library.ts'
import { media } from './features/media/media.ts'
import { pictures } from './features/media/pictures.ts'
import { uploads } from './features/media/uploads.ts'
import { notifications } from './features/notifications/routes.ts'
import { billing } from './features/sales/billing.ts'
import { ownOffers } from './features/sales/customer/routes.ts'
import { offersExport } from './features/sales/export/routes.ts'
import { invoiceReads } from './features/sales/invoices/reads.ts'
import { invoices } from './features/sales/invoices/routes.ts'
import { orders } from './features/sales/orders/routes.ts'
import { offerFiles } from './features/sales/offers/file-routes.ts'
import { offers } from './features/sales/offers/routes.ts'
import { offerSteps } from './features/sales/offers/steps.ts'
import { pipeline } from './features/sales/offers/pipeline.ts'
import { search } from './features/search/routes.ts'
import { firstSteps } from './features/site/first-steps.ts'
import { site } from './features/site/routes.ts'
import { requests } from './features/inquiries/customer/request-routes.ts'
import { specialists } from './features/inquiries/specialists.ts'
import { archivedLetters } from './features/newsletter/letters/archive-routes.ts'
import { letters } from './features/newsletter/letters/routes.ts'
import { subscribers } from './features/newsletter/routes.ts'
import { userData } from './features/people/user-data.ts'
import { peopleImport } from './features/people/import/routes.ts'
import { apiKeys } from './features/people/api-keys/routes.ts'
import { invitations } from './features/people/invitations/routes.ts'
import { users } from './features/people/users.ts'
import { webhooks } from './features/webhooks/routes.ts'
import { inquiries } from './features/inquiries/inquiry-routes.ts'
import { attachmentDownloads } from './features/inquiries/attachments/download.ts'
import { attachmentUploads } from './features/inquiries/attachments/uploads.ts'

/** The API, ready to listen: every plugin and route, in order. It boots without its database and answers 503 then. */
export async function build(env: Env) {
  const app = Fastify({
    bodyLimit: 256 * 1024,
    clientErrorHandler: (error, socket) => answerConnectionError(error, socket, app.log),
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply.headers(SECURITY_HEADERS)),
    genReqId: () => randomUUID(),
    // How long a client may take to send its headers, its whole request, and the next one on the same connection.
    http: { headersTimeout: env.HEADERS_TIMEOUT, connectionsCheckingInterval: Math.ceil(env.HEADERS_TIMEOUT / 4) },
    keepAliveTimeout: env.KEEP_ALIVE_TIMEOUT,
    logger: { level: env.LOG_LEVEL, base: null, stream: logStream(), ...traceInLog() },
    // `logRequests` writes one line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: env.REQUEST_TIMEOUT,
    return503OnClosing: false,
    // An e-mail of 254 characters, each of them percent-encoded.
    routerOptions: { maxParamLength: 800 },
    trustProxy: env.TRUST_PROXY.length > 0 && [...env.TRUST_PROXY],
  }).withTypeProvider<TypeBoxTypeProvider>()

  traceRequests(app, [health.url, ready.url, changeFeed.url])
  logRequests(app)
  await app.register(changeChannel, { url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL })
  await app.register(cache, { env })
  await app.register(headers)
  await app.register(methods)
  await app.register(cors, {
    origin: originsOf(env),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', 'if-none-match'],
    exposedHeaders: EXPOSED,
    maxAge: 86_400,
    strictPreflight: false,
  })
  await app.register(errors)
  await app.register(validation)
  await app.register(database, { env })
  await app.register(outbox)
  await app.register(storage, { url: env.MEDIA_URL })
  await app.register(metrics, { env })
  await app.register(pressure, { env })
  await app.register(limits, { env })
  await app.register(identity, { env })
  await app.register(access, { adminEmails: env.ADMIN_EMAILS, secondFactor: env.STAFF_MFA === 'required' })
  await app.register(ids)
  await app.register(write)

  const isClosing = closeGracefully(app, env.DRAIN_MS)

  await app.register(docs)
  await app.register(auditLog)
  await app.register(notifications)
  await app.register(search)
  await app.register(site, { isClosing })
  await app.register(firstSteps)
  await app.register(changes, { env })
  await app.register(content)
  await app.register(topics)
  await app.register(places)
  await app.register(contentDrafts)
  await app.register(drafts)
  await app.register(siteTexts)
  await app.register(previews)
  await app.register(scheduled)
  await app.register(trash)
  await app.register(versions)
  await app.register(uploads)
  await app.register(library)
  await app.register(pictures)
  await app.register(media)
  await app.register(users, { env })
  await app.register(invitations)
  await app.register(apiKeys)
  await app.register(userData)
  await app.register(peopleImport)
  await app.register(specialists)
  await app.register(inbox)
  await app.register(inquiryFigures)
  await app.register(inboxExport)
  await app.register(savedViews)
  await app.register(templates)
  await app.register(contacts)
  await app.register(bills)
  await app.register(bookings, { env })
  await app.register(inquiries)
  await app.register(requests)
  await app.register(attachmentUploads)
  await app.register(attachmentDownloads)
  await app.register(offerFiles)
  await app.register(pipeline)
  await app.register(offersExport)
  await app.register(offers)
  await app.register(offerSteps)
  await app.register(ownOffers)
  await app.register(orders)
  await app.register(invoices)
  await app.register(invoiceReads)
  await app.register(billing)
  await app.register(subscribers, { env })
  await app.register(letters, { env })
  await app.register(archivedLetters)
  await app.register(webhooks, { env })
  return app
}
