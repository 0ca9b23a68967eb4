import { setTimeout as pause } from 'node:timers/promises'
import { Change } from '@energy/contracts/changes'
import { primaryOf } from '@energy/server/primary'
import { Value } from '@sinclair/typebox/value'
import fp from 'fastify-plugin'

/** A subscriber to changes of the database. */
interface Listener {
  /** The subscription works from now on; earlier changes may have been missed. */
  subscribed?(): void
  /** @param change undefined where the notification does not say what was written */
  changed?(change: Change | undefined): void
  /** From now on changes may be missed. */
  lost?(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Notifications of all writes to the database, by any process, on a connection of its own. */
    changes: {
      /** Whether the subscription works. */
      readonly isSubscribed: boolean
      /** Since when changes may have been missed, in ms since 1970. */
      readonly lostAt: number
      subscribe(listener: Listener): void
    }
  }
}

/** The interval of checks of the connection, and the time limit of a check, in ms. */
const HEARTBEAT = { every: 1_000, limit: 2_000 }
/** Between two attempts to connect, in ms. */
const RETRY = 250

const changeOf = (payload: string | undefined): Change | undefined => {
  try {
    // Stryker disable next-line StringLiteral: a notification always has a payload
    const value: unknown = JSON.parse(payload ?? '')
    // Stryker disable BlockStatement: a function without a return returns undefined, too
    return Value.Check(Change, value) ? value : undefined
  } catch {
    // Stryker restore BlockStatement
    return undefined
  }
}

/** Listens from before the first request until the server closes; reconnects by itself. */
export const changes = fp<{ url: string }>(async (app, { url }) => {
  // Stryker disable next-line ArrayDeclaration: a text has no functions to call
  const listeners: Listener[] = []
  const state = { isSubscribed: false, lostAt: Date.now() }
  app.decorate('changes', {
    get isSubscribed() {
      return state.isSubscribed
    },
    get lostAt() {
      return state.lostAt
    },
    subscribe: (listener) => void listeners.push(listener),
  })

  const primary = primaryOf(url)
  // A wrong address is a warning, once: the subscription is never lost then, because there never was one.
  let isReported = false
  const closing = new AbortController()
  const markLost = () => {
    if (!state.isSubscribed) return
    Object.assign(state, { isSubscribed: false, lostAt: Date.now() })
    if (!closing.signal.aborted) app.log.warn('the subscription to changes is lost: reads come from the database')
    for (const { lost } of listeners) lost?.()
  }

  async function listen() {
    const client = primary.client({
      application_name: 'changes',
      connectionTimeoutMillis: 3_000,
      // Stryker disable next-line BooleanLiteral: the tests do not disconnect the network
      keepAlive: true,
      query_timeout: HEARTBEAT.limit,
    })
    const ended = new AbortController()
    const end = () => {
      markLost()
      ended.abort()
    }
    // Stryker disable next-line StringLiteral: a lost connection also emits the other event
    client.on('error', end).on('end', end)
    client.on('notification', ({ payload }) => {
      for (const { changed } of listeners) changed?.(changeOf(payload))
    })
    try {
      await primary.connect(client)
      await client.query('LISTEN changes')
      state.isSubscribed = !ended.signal.aborted
      isReported = true
      // Stryker disable next-line ConditionalExpression: one call too many only clears caches
      if (state.isSubscribed) for (const { subscribed } of listeners) subscribed?.()
      const signal = AbortSignal.any([closing.signal, ended.signal])
      while (!signal.aborted) {
        await pause(HEARTBEAT.every, undefined, { signal })
        // Stryker disable next-line StringLiteral: PostgreSQL also answers an empty query
        await client.query('SELECT 1')
      }
    } finally {
      // Stryker disable next-line CallExpression: a lost connection also emits an event
      end()
      // A connection that does not answer any more is not waited for.
      await Promise.race([client.end(), pause(RETRY)])
    }
  }

  async function keepListening() {
    while (!closing.signal.aborted) {
      await listen().catch((error: Error) => {
        if (closing.signal.aborted) return
        app.log[isReported ? 'debug' : 'warn']({ error: error.message }, 'the subscription to changes failed')
        isReported = true
      })
      // Stryker disable next-line ObjectLiteral: a closing server waits for at most a quarter of a second
      await pause(RETRY, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  let listening: Promise<void> | undefined
  app.addHook('onReady', async () => {
    listening = keepListening()
  })
  app.addHook('onClose', async () => {
    closing.abort()
    await listening
  })
})
