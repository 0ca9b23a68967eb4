import { join } from 'node:path'
import { AccountMails, type MailSettings } from './account-mails.ts'
import { AccountSaver, newestExport } from './accounts.ts'
import { answersAt } from '../answers.ts'
import { authEmulator, type AuthPorts } from './auth-emulator.ts'
import type { ManagedProcess } from '../supervisor/managed-process.ts'
import { until } from '../supervisor/until.ts'

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
  const saver = new AccountSaver({ directory, project, auth: origin, hub: `http://127.0.0.1:${ports.hub}` })
  const answersOnPort = answersAt(origin)
  let saved: string | undefined

  const mails = new AccountMails({ project, auth: origin, ...mailSettings })
  void saver.watch(() => mails.send())

  return {
    name: 'Auth emulator',
    isService: true,
    args() {
      saver.setLoaded(false)
      saved = newestExport(directory)
      return [...args, ...(saved ? ['--import', saved] : [])]
    },
    cwd,
    env,
    async ready(child) {
      await answersOnPort(child)
      await until(() => saver.hasImported(saved), 30, 'The import of the accounts')
      saver.setLoaded(true)
    },
    beforeEnd: () => saver.stop(),
  }
}
