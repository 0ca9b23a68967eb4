// `npm run bench -- api`: measures ours, and a baseline in the same minutes on the same machine. A full run writes its
// chapter of docs/benchmarks.md. Exits with code 1 if a goal is missed.
// `npm run bench -- api quick`: one short round, as a smoke test.
// `npm run bench -- all`: every chapter, one after the other; takes a night. One that was cut short is continued:
// a chapter stays until something that it measures has changed. Containers, which need a Docker engine and root, have a
// command of their own.
// `npm run bench -- figures`: writes the figures of docs/benchmarks.md into the other texts that show them.
// `npm run bench -- peers`: beside other systems, which it installs from npm into `.data/peers`.
// `npm run bench -- mutants client`: the mutants of one project, or of one run that is named; writes a row for each run.
// `npm run bench -- mutants files web`: file by file; writes a row for each.
// `npm run bench -- tests`: the time of `npm test` in a fresh clone. `runs=2`: all tests twice, and a row for each.
import { spawnSync } from 'node:child_process'
import { benchApi } from './api.ts'
import { filesOf, hasChangedSince } from './changed-since.ts'
import { benchDatabase } from './database/bench.ts'
import { benchEditor } from './dashboard/editor.ts'
import { benchFaults } from './faults/bench.ts'
import { benchFuzz } from './fuzz/bench.ts'
import { benchInbox } from './dashboard/inbox.ts'
import { benchLighthouse } from './lighthouse/lighthouse.ts'
import { benchMedia } from './media/bench.ts'
import { benchMutants } from './mutants/bench.ts'
import { benchOverview } from './dashboard/overview.ts'
import { benchPeers } from './peers/bench.ts'
import { writeFigures } from './figures.ts'
import { chapterOf, readBenchmarks, writeChapter, type Report } from './report.ts'
import { benchSoak } from './soak/bench.ts'
import { benchSearch } from './search/bench.ts'
import { benchSize } from './size/bench.ts'
import { benchStart } from './tests/start.ts'
import { benchTests } from './tests/bench.ts'
import { benchWeb } from './web.ts'

const benches: Record<string, (quick: boolean, args: readonly string[]) => Promise<Report>> = {
  api: benchApi,
  web: benchWeb,
  database: benchDatabase,
  lighthouse: benchLighthouse,
  editor: benchEditor,
  faults: benchFaults,
  fuzz: benchFuzz,
  inbox: benchInbox,
  load: benchSoak,
  media: benchMedia,
  overview: benchOverview,
  peers: benchPeers,
  search: benchSearch,
  size: benchSize,
  start: benchStart,
  tests: benchTests,
  mutants: benchMutants,
}

/** Whether docs/benchmarks.md has no chapter of this code. Mutants have a commit for each row, so they decide themselves. */
function isMissing(bench: string) {
  const [, commit = ''] = readBenchmarks().match(`Made by \`npm run bench -- ${bench}\` on \\S+ of (\\w+),`) ?? []
  return bench === 'mutants' || hasChangedSince(commit, filesOf(bench))
}

const [name = 'api', ...args] = process.argv.slice(2)
const bench = benches[name]
if (name === 'all') {
  // Each in a process of its own, so that none inherits memory or servers of another.
  const runs = [...Object.keys(benches).filter(isMissing), 'mutants files']
  const failed = runs.filter(
    (run) => spawnSync(process.execPath, [import.meta.filename, ...run.split(' ')], { stdio: 'inherit' }).status !== 0,
  )
  if (failed.length > 0) {
    console.error(`\nA goal is missed, or the run failed: ${failed.join(', ')}.`)
    process.exitCode = 1
  }
} else if (name === 'figures') {
  writeFigures(readBenchmarks())
} else if (bench) {
  const report = await bench(args.includes('quick'), args)
  const chapter = chapterOf(report.command ?? `bench -- ${name}`, report)
  process.stdout.write(`\n${chapter}`)
  if (report.isWhole ?? args.length === 0) writeChapter(chapter)
  if (report.fails ?? report.goals.some(({ holds }) => !holds)) process.exitCode = 1
} else {
  console.error(`Unknown bench "${name}". Benches: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 1
}
