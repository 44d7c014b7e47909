/** Member as the chat knows them. */
export interface ChatMember {
  id: string
  /** The service's own key of this member from an earlier launch; undefined before the first. */
  key: string | undefined
}

/** What a launch says (CS-12). */
export interface ChatLaunch {
  merchant: string
  /** Undefined for a guest, and for a member without a key of the call (CS-14). */
  member: (ChatMember & { username: string }) | undefined
  /** BCP 47. */
  languageTag: string
  /** Where the visitor came from: an address that the merchant's list permits. */
  backUrl: string
}

export type ChatLaunchOutcome =
  /** `key`: the service's key of the member, to be kept for the unread count and the next launch. */
  { outcome: 'opened'; chatUrl: string; key?: string } | { outcome: 'unavailable' }

export type ChatUnreadOutcome = { outcome: 'counted'; count: number } | { outcome: 'unavailable' }

/** A chat between visitors and a merchant's support. One file each in this folder, listed in `connect-chat.ts`. */
export interface ChatProvider {
  /** Opens the chat: `chatUrl` is a path of ours or an address of the service. */
  launch(launch: ChatLaunch): Promise<ChatLaunchOutcome>
  countUnread(merchant: string, member: ChatMember): Promise<ChatUnreadOutcome>
}
