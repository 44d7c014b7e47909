import { HelpScreen } from '../../features/help/help-screen.tsx'
import { SupportButton } from './support.tsx'

/** `/m/helpCenter`: the answers, and the way to customer service for what they leave open. */
export function HelpCenterScreen() {
  return <HelpScreen contact={<SupportButton kind="secondary" opensAt="#contact" />} />
}
