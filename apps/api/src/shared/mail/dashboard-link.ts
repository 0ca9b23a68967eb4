import type { WorkerEnv } from '../settings/worker-settings.ts'

/** The address of a screen of the dashboard; undefined where the settings do not say where it is. */
export const dashboardLink = ({ DASHBOARD_URL }: Pick<WorkerEnv, 'DASHBOARD_URL'>, path: string) =>
  DASHBOARD_URL && `${DASHBOARD_URL.replace(/\/$/, '')}${path}`
