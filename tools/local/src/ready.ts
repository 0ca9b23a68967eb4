// `local:ready`: waits until `local:serve` has brought its services up, which Nx can't tell of a task that never ends.
import { localEnvironment } from './local-environment.ts'
import { exitWithError } from './say.ts'
import { until } from './supervisor/until.ts'

await until(async () => localEnvironment(), 120, 'PostgreSQL and the Auth emulator').catch(({ message }: Error) =>
  exitWithError(`${message} See the output of local:serve.`),
)
