import { setTimeout as pause } from 'node:timers/promises'
import { changes } from '@energy/contracts/changes'
import { createParser } from 'eventsource-parser'

/** The connection to the API's changes. While it is lost, cached data may be stale. */
export interface ChangeFeed {
  isSubscribed: boolean
  /** When the connection was last lost, in ms since 1970. */
  lostAt: number
  close: () => void
}

interface ChangeListener {
  /** The subscription has started; earlier changes may have been missed. */
  subscribed: () => void
  /** The API has written something. */
  changed: () => void
  /** There is no connection any more, or none could be opened. Called once until there is one again. */
  lost: (cause: unknown) => void
}

/** The API sends a comment every 15 s. After this long without one the connection is dead, in ms. */
const SILENCE_LIMIT = 20_000
/** The pause between two attempts, in ms. */
const PAUSE = 1_000

/**
 * Subscribes to the API's `GET /changes`, and connects again until it is closed.
 * @param apiUrl the API's address for this server
 */
export function followChanges(apiUrl: string, listener: ChangeListener): ChangeFeed {
  const closing = new AbortController()
  const feed: ChangeFeed = { isSubscribed: false, lostAt: 0, close: () => closing.abort() }
  let isLossReported = false

  async function listen() {
    const silent = new AbortController()
    const timer = setTimeout(() => silent.abort(), SILENCE_LIMIT)
    try {
      const signal = AbortSignal.any([closing.signal, silent.signal])
      const { ok, status, body } = await fetch(apiUrl + changes.url, { signal })
      if (!ok || !body) throw new Error(`The API answered ${status} for its changes`)
      feed.isSubscribed = true
      isLossReported = false
      listener.subscribed()
      const parser = createParser({ onEvent: listener.changed })
      for await (const text of body.pipeThrough(new TextDecoderStream())) {
        timer.refresh()
        parser.feed(text)
      }
      throw new Error('The API has ended the connection to its changes')
    } finally {
      clearTimeout(timer)
      if (feed.isSubscribed) feed.lostAt = Date.now()
      feed.isSubscribed = false
    }
  }

  void (async () => {
    while (!closing.signal.aborted) {
      await listen().catch((cause: unknown) => {
        if (!isLossReported && !closing.signal.aborted) listener.lost(cause)
        isLossReported = true
      })
      await pause(PAUSE, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  })()
  return feed
}
