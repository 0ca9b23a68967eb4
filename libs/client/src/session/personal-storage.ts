const PREFIX = 'energy-keepsake '

/** The `localStorage` key for data of a user, which is removed when they sign out or another one signs in. */
export const personalKey = (name: string) => PREFIX + name

/** Removes all data of users from `localStorage`. */
export function clearPersonalStorage() {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name)
  } catch {
    // The browser blocks storage, so it has nothing.
  }
}
