import { useRecord } from '@energy/client/record/use-record'

/** The user as the timeline names them: by their e-mail where they have no name; `""` until they are read. */
export function useMe() {
  const { data: record } = useRecord()
  return record?.username || record?.email || ''
}
