import { untilPage } from '../first-page.ts'
import { SITE, type Trial } from '../trial.ts'

const DASHBOARD = `https://staff.${SITE}`
const API = `https://api.${SITE}`

/** Whether a response lets pages of this origin read it. */
const allows = (response: Response, origin: string) => response.headers.get('access-control-allow-origin') === origin

/** Deploys site, dashboard and API on hosts of their own, and calls the API from the pages of both. */
export async function separateHosts(trial: Trial, untilReady: () => Promise<unknown>) {
  trial.stack.deploy(trial.files.apart)
  await untilReady()
  await trial.openDoor()
  await untilPage(120, '/dashboard/', '<div id="root">', `staff.${SITE}`)
  await untilPage(60, '/', '<title>')
  const config: { apiUrl: string } = JSON.parse(await (await fetch(`${DASHBOARD}/dashboard/config.json`)).text())
  if (config.apiUrl !== API) throw new Error(`The dashboard calls ${config.apiUrl}`)
  for (const origin of [`https://${SITE}`, DASHBOARD]) {
    const response = await fetch(`${API}/services`, { headers: { origin } })
    await response.arrayBuffer()
    if (response.status !== 200 || !allows(response, origin)) throw new Error(`${origin}: ${response.status}`)
  }
  const stranger = await fetch(`${API}/services`, { headers: { origin: 'https://elsewhere.test' } })
  await stranger.arrayBuffer()
  if (allows(stranger, 'https://elsewhere.test')) throw new Error('A page of another site may read answers.')
  const gone = await fetch(`https://${SITE}/api/services`)
  await gone.arrayBuffer()
  if (gone.status === 200) throw new Error('The API still answers on the host of the site.')
  return 'site, dashboard and API answer on their hosts; pages of both may call the API, others may not'
}
