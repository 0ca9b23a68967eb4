/**
 * Sends at most once a frame of the screen, and not before the other side shows what was sent last, so that a slow page
 * never delays the typing. Nothing is sent before `start`.
 * @param send sends the newest state under this number
 */
export function pacedSender(send: (number: number) => void) {
  let number = 0
  let shown = -1
  let isDue = false
  let request = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    request = 0
    timer = undefined
    isDue = false
    number++
    send(number)
  }
  const schedule = () => {
    if (number > shown) isDue = true
    // The frame with what was typed is painted first.
    else request ||= requestAnimationFrame(() => (timer = setTimeout(run)))
  }
  return {
    /** Sends soon: there is something new. */
    schedule,
    /** The other side shows what was sent under a number. */
    onShown(which: number) {
      shown = which
      if (isDue) schedule()
    },
    /** The other side listens from now on, or has begun anew, and has nothing. */
    start() {
      shown = number
      schedule()
    },
    stop() {
      cancelAnimationFrame(request)
      clearTimeout(timer)
      request = 0
    },
  }
}
