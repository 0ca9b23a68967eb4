import { user } from '@energy/contracts/people/users'
import { service } from '@energy/contracts/content'
import { within } from './stack.ts'
import { SITE, type Trial } from './trial.ts'

/** Reads a page. @throws Error where its status is another, or a word is missing */
export async function readPage(path: string, words: string, host = SITE) {
  const response = await fetch(`https://${host}${path}`)
  const text = await response.text()
  if (response.status !== 200 || !text.includes(words)) throw new Error(`${response.status} of ${host}${path}`)
}

/** Resolves when a page has some words. @throws Error after so many seconds */
export const untilPage = (seconds: number, path: string, words: string, host = SITE) =>
  within(seconds, `“${words}” on ${host}${path}`, () =>
    readPage(path, words, host).then(
      () => true,
      () => false,
    ),
  )

/** Opens site, dashboard and API through the gateway, signs up as an admin, and finds a new service on the site. */
export async function openPages(trial: Trial) {
  await trial.openDoor()
  // Right after the start of many processes the API may be too busy, and says so with 503.
  await untilPage(60, '/', '<title>')
  await readPage('/dashboard/', '<div id="root">')
  await readPage('/api/services', '[')
  const { call, email } = await trial.callAsAdmin()
  await call(user.create, { body: { firstName: 'Ada', lastName: 'Trial', email } })
  await call(service.create, { body: { headerTitle: 'Heat pumps', details: '' } })
  await untilPage(10, '/our_service', 'Heat pumps')
  return 'site, dashboard and API over TLS; an admin signed up, and a service appeared'
}
