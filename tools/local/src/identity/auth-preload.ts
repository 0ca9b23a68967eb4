// Preloaded into the Auth emulator only. The emulator compiles a validator for each parameter of each call. Each
// validator first compiles the JSON meta-schema again, to check a schema that is shipped with the emulator and never
// changes. Without this check the emulator starts in half the time. The validation of calls stays the same.
import { createRequire } from 'node:module'
import { fromEmulator } from './from-emulator.ts'

const found: unknown = createRequire(fromEmulator.resolve('exegesis'))('ajv')
const ajv: unknown = typeof found === 'function' ? found.prototype : undefined
if (typeof ajv === 'object' && ajv !== null && 'validateSchema' in ajv) ajv.validateSchema = () => true
