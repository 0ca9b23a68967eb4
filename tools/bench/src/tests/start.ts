import { freePort } from '../processes.ts'
import { tableOf, type Report } from '../report.ts'
import { inClone } from './clone.ts'
import { greenGoal, timeOf } from './steps.ts'

/** Whether site, dashboard and API answer. */
async function isAnswered(site: string) {
  const answers = await Promise.allSettled(['/', '/dashboard/', '/api/services'].map((path) => fetch(site + path)))
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.status === 200)
}

/** Measures `npm start` in a fresh clone of the commit of the workspace: the first one and the second. */
export const benchStart = (): Promise<Report> =>
  inClone(async ({ commit, run }) => {
    const port = String(await freePort())
    const site = `http://localhost:${port}`
    const isReady = (line: string) => (line.includes(`Ready: site ${site}`) ? isAnswered(site) : undefined)
    const start = (name: string) => run(name, 'npm', ['start'], { settings: { PORT: port }, isReady })
    const steps = [await start('the first time'), await start('again')]
    return {
      title: 'The start',
      commit,
      how: [
        '`npm start` in a fresh clone, until site, dashboard and API answer with the sample data. The first one installs the',
        "packages, for which npm's cache of the machine may be warm, builds all and fills the database.",
      ],
      table: tableOf(
        ['', 'time'],
        steps.map(({ name, seconds }) => [name, timeOf(seconds)]),
      ),
      goals: [greenGoal('each start answers, and Ctrl+C ends it and leaves no process', steps)],
    }
  })
