// A part for the tests: answers on PORT, and ends at once where it is told to by MUST_DIE.
import { createServer } from 'node:http'

if (process.env['MUST_DIE']) process.exit(3)
createServer((_request, response) => response.end('here')).listen(Number(process.env['PORT']), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
