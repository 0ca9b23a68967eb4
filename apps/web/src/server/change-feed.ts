import { setTimeout as pause } from 'node:timers/promises'
import { changes } from '@energy/contracts/changes'
import { createParser } from 'eventsource-parser'

/** Whether what was read can still be taken for right. */
export interface ChangeFeed {
  isSubscribed: boolean
  /** When changes began to be missed, in ms since 1970. */
  lostAt: number
  close: () => void
}

interface ChangeListener {
  /** The subscription works from now on; earlier changes may have been missed. */
  subscribed: () => void
  /** Something was written. */
  changed: () => void
}

/** The API sends a comment every 15 s; without anything for so long the line is dead, in ms. */
const SILENCE_LIMIT = 20_000
/** Between two attempts, in ms. */
const PAUSE = 1_000

/**
 * Follows the API's `GET /changes`, again and again for as long as it is not closed.
 * @param apiUrl the API as this server reaches it
 */
export function followChanges(apiUrl: string, listener: ChangeListener): ChangeFeed {
  const closing = new AbortController()
  const feed: ChangeFeed = { isSubscribed: false, lostAt: 0, close: () => closing.abort() }

  async function listen() {
    const silent = new AbortController()
    const timer = setTimeout(() => silent.abort(), SILENCE_LIMIT)
    try {
      const signal = AbortSignal.any([closing.signal, silent.signal])
      const { ok, body } = await fetch(apiUrl + changes.url, { signal })
      if (!ok || !body) return
      feed.isSubscribed = true
      listener.subscribed()
      const parser = createParser({ onEvent: listener.changed })
      for await (const text of body.pipeThrough(new TextDecoderStream())) {
        timer.refresh()
        parser.feed(text)
      }
    } finally {
      clearTimeout(timer)
      if (feed.isSubscribed) feed.lostAt = Date.now()
      feed.isSubscribed = false
    }
  }

  void (async () => {
    while (!closing.signal.aborted) {
      // Out of reach: there is nothing to say that the pages do not say.
      await listen().catch(() => undefined)
      await pause(PAUSE, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  })()
  return feed
}
