import { useConfig } from '@energy/client/use-config'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSecondFactor } from '../features/second-factor/use-second-factor.ts'
import { Loaded } from '../shared/page/loaded.tsx'

/** Where the company requires a second factor, leads those who signed in without one to its screen. */
export const RequireSecondFactor = () => (useConfig().secondFactor === 'required' ? <OnlyWithIt /> : <Outlet />)

function OnlyWithIt() {
  const { pathname, search } = useLocation()
  return (
    <Loaded query={useSecondFactor()} error="We could not ask whether you have a second factor.">
      {({ used }) => (used ? <Outlet /> : <Navigate to="/second-factor" state={{ from: pathname + search }} replace />)}
    </Loaded>
  )
}
