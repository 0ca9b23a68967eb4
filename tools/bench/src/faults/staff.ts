/** A function that makes a call of staff once. @throws if it does not succeed */
export const staffCalls =
  (apiUrl: string, { token }: { token: string }) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(apiUrl + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
