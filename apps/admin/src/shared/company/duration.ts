const two = (value: number) => String(value).padStart(2, '0')

/**
 * A working time as text, in the two largest units: `12 min`, `3 h 05 min`, `2 d 4 h`.
 * @param minutes of working time
 * @param workingDay in milliseconds
 */
export function durationWords(minutes: number, workingDay: number) {
  const whole = Math.round(minutes)
  const day = workingDay / 60_000
  const hours = Math.floor((whole % day) / 60)
  if (whole >= day) return `${Math.floor(whole / day)} d${hours > 0 ? ` ${hours} h` : ''}`
  return hours > 0 ? `${hours} h ${two(whole % 60)} min` : `${whole} min`
}
