const PREFIX = 'energy-keepsake '

/** The name under which something of whoever is signed in is kept in this browser, until they sign out. */
export const personalKey = (name: string) => PREFIX + name

/** Drops all that was kept of them. */
export function clearPersonalStorage() {
  for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name)
}
