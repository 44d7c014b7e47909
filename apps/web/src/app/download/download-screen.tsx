import { DownloadChoices } from '../../features/download/download-choices.tsx'
import { useDownloadChoices, useDownloadDescription } from '../../features/download/download-state.ts'
import { InstallScreen } from '../../features/install/install-screen.tsx'

/** `/m/download` and `/m/app` (ROUTE-34, ROUTE-35): to the home screen, and the merchant's own app where there is one. */
export function DownloadScreen() {
  const hasApp = useDownloadChoices().length > 0
  return <InstallScreen description={useDownloadDescription()} hasApp={hasApp} app={<DownloadChoices />} />
}
