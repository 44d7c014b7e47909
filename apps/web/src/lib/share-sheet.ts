import { findNativeBridge } from '../platform/index.ts'

/** Whether the phone's sheet for sharing can be opened: in an app by its bridge, else by the browser. */
export function hasShareSheet(): boolean {
  return findNativeBridge() !== undefined || 'share' in navigator
}

/** Opens the sheet. @throws what the browser or the app refuses with; a closed sheet is a refusal too */
export async function openShareSheet(content: { title: string; url: string; text?: string }): Promise<void> {
  const bridge = findNativeBridge()
  if (bridge) await bridge.call('share', content)
  else await navigator.share(content)
}
