// `npm run bench -- api`: ours beside a baseline that runs in the same minutes on the same machine.
import { benchApi } from './api.ts'

const benches: Record<string, () => Promise<void>> = { api: benchApi }
const [name = 'api'] = process.argv.slice(2)
const bench = benches[name]
if (bench) await bench()
else {
  console.error(`There is no bench "${name}". There is: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 1
}
