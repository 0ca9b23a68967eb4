import { join } from 'node:path'
import { accountMails, type MailSettings } from './account-mails.ts'
import { accountSaver } from './accounts.ts'
import { answersAt } from '../answers.ts'
import { authEmulator, type AuthPorts } from './auth-emulator.ts'
import type { ManagedProcess } from '../supervisor/managed-process.ts'

/**
 * Firebase's Auth emulator as a managed process. Its accounts are saved in the data directory. Its account mails, which
 * it only lists, are sent through `mailSettings`.
 */
export function authProcess(
  dataDirectory: string,
  project: string,
  ports: AuthPorts,
  mailSettings: MailSettings,
): ManagedProcess {
  const directory = join(dataDirectory, 'auth')
  const { args, cwd, env } = authEmulator(directory, project, ports)

  const origin = `http://127.0.0.1:${ports.auth}`
  const saver = accountSaver({ directory, project, auth: origin, hub: `http://127.0.0.1:${ports.hub}` })
  const answersOnPort = answersAt(origin)
  void saver.watch(accountMails({ project, auth: origin, ...mailSettings }))

  return {
    name: 'Auth emulator',
    isService: true,
    args() {
      const saved = saver.startImport()
      return [...args, ...(saved ? ['--import', saved] : [])]
    },
    cwd,
    env,
    async ready(child) {
      await answersOnPort(child)
      await saver.untilImported()
    },
    beforeEnd: () => saver.stop(),
  }
}
