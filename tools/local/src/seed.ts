// `local:seed`: fills an empty, migrated database of `local:serve` with the sample data.
import { identityFrom, localEnvironment } from './local-environment.ts'
import { fillSample } from './sample/fill.ts'
import { exitWithError } from './say.ts'
import { sampleMediaUrl } from './settings.ts'

const environment = localEnvironment() ?? exitWithError('The local services do not run. Start them: npx nx serve local')
const isFilled = await fillSample(environment['DATABASE_URL'] ?? '', identityFrom(environment), sampleMediaUrl())
console.log(
  isFilled ? 'The empty database now holds the sample data.' : 'The database already has data and was not changed.',
)
