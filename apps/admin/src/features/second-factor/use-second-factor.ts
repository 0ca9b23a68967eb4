import { identityReason } from '@energy/client/session/identity-error'
import { useSession, useSessionActions } from '@energy/client/session/use-session'
import { confirmAction, notice, showError } from '@energy/ui/notice'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCompany } from '../../shared/company/use-company.ts'

const KEY = 'second-factor'

/** The second factor of the signed-in user, as the identity provider reports it. */
export function useSecondFactor() {
  const state = useSession()
  const session = useSessionActions()
  const uid = state.status === 'signed-in' ? state.identity.uid : ''
  return useQuery({
    queryKey: [KEY, uid],
    queryFn: async () => (await session().provider()).secondFactor(),
    enabled: uid !== '',
  })
}

const useReadAgain = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [KEY] })
}

/** Begins a set-up, and ends it with a code of the app. */
export function useSetUp() {
  const session = useSessionActions()
  const { name } = useCompany()
  const readAgain = useReadAgain()
  const { data, mutate, isPending } = useMutation({
    mutationFn: async () => (await session().provider()).setUpSecondFactor(name),
    onError: (cause) => showError(identityReason(cause)),
  })
  return {
    started: data,
    start: () => mutate(),
    busy: isPending,
    /** @returns why the code is refused; undefined once it is taken */
    async finish(code: string) {
      try {
        await data?.finish(code)
      } catch (cause) {
        return identityReason(cause)
      }
      await notice('Your second factor is set up.')
      await readAgain()
      return undefined
    },
  }
}

/** Removes the second factor, after a confirmation. */
export function useRemoval() {
  const session = useSessionActions()
  const readAgain = useReadAgain()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await session().provider()).removeSecondFactor(),
    onError: (cause) => showError(identityReason(cause)),
    onSuccess: readAgain,
  })
  const question = {
    title: 'Remove your second factor?',
    text: 'After that your password alone is enough to sign in.',
    yes: 'Remove it',
    no: 'Keep it',
    danger: true,
  }
  return { busy: isPending, remove: async () => (await confirmAction(question)) && mutate() }
}
