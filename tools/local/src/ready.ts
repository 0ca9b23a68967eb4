// `local:ready`: waits until the services of `local:serve` are ready. Nx can't see this for a task that never ends.
import { localEnvironment } from './local-environment.ts'
import { exitWithError } from './say.ts'
import { until } from './supervisor/until.ts'

await until(async () => localEnvironment(), 120, 'PostgreSQL and the Auth emulator').catch(({ message }: Error) =>
  exitWithError(`${message} See the output of local:serve.`),
)
