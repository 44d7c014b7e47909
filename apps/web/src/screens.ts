import type { ComponentType } from 'react'
import type { ScreenName } from './routes.ts'

/** A screen of the URL table, of an unknown address, or of all of them while the site is closed (MODAL-19). */
export type AnyScreen = ScreenName | 'blocked' | 'missing'

/** Loaders of the screens; each screen is a separate chunk. */
const loaders = {
  home: async () => (await import('./app/home/home-screen.tsx')).HomeScreen,
  login: async () => (await import('./app/login/login-screen.tsx')).LoginScreen,
  register: async () => (await import('./features/registration/registration-screen.tsx')).RegistrationScreen,
  agentRegister: async () => (await import('./features/agent/agent-register-screen.tsx')).AgentRegisterScreen,
  agent: async () => (await import('./features/agent/agent-screen.tsx')).AgentScreen,
  inviteFriends: async () => (await import('./features/promotion/promotion-invite-screen.tsx')).InviteScreen,
  recover: async () => (await import('./features/session/session-recovery-screen.tsx')).RecoveryScreen,
  changePsw: async () => (await import('./features/session/session-password-screen.tsx')).PasswordScreen,
  launchGame: async () => (await import('./features/games/game-launch-screen.tsx')).LaunchScreen,
  activity: async () => (await import('./features/promotion/promotion-activity-screen.tsx')).ActivityScreen,
  member: async () => (await import('./app/member/member-screen.tsx')).MemberScreen,
  security: async () => (await import('./app/security/security-screen.tsx')).SecurityScreen,
  wallet: async () => (await import('./features/wallet/wallet-screen.tsx')).WalletScreen,
  history: async () => (await import('./features/wallet/wallet-history-screen.tsx')).WalletHistoryScreen,
  withdraw: async () => (await import('./features/withdrawal/withdrawal-screen.tsx')).WithdrawalScreen,
  deposit: async () => (await import('./features/deposit/deposit-screen.tsx')).DepositScreen,
  depositReturn: async () => (await import('./features/deposit/deposit-return-screen.tsx')).DepositReturnScreen,
  notice: async () => (await import('./features/notices/notices-screen.tsx')).NoticesScreen,
  game: async () => (await import('./features/games/game-list-screen.tsx')).GamesScreen,
  category: async () => (await import('./features/games/game-category-screen.tsx')).CategoryScreen,
  helpCenter: async () => (await import('./app/support/help-center-screen.tsx')).HelpCenterScreen,
  rewardCenter: async () => (await import('./features/promotion/promotion-reward-screen.tsx')).RewardScreen,
  feedback: async () => (await import('./app/support/feedback-screen.tsx')).FeedbackScreen,
  chat: async () => (await import('./features/desk/desk-screen.tsx')).DeskScreen,
  news: async () => (await import('./features/notices/notices-announcement-screen.tsx')).AnnouncementScreen,
  download: async () => (await import('./app/download/download-screen.tsx')).DownloadScreen,
  missing: async () => (await import('./app/missing-screen.tsx')).MissingScreen,
  blocked: async () => (await import('./app/blocked-screen.tsx')).BlockedScreen,
} satisfies Record<AnyScreen, () => Promise<ComponentType>>

const loaded = new Map<AnyScreen, ComponentType>()
const pending = new Map<AnyScreen, Promise<ComponentType>>()

/** A screen's script failed to load: no network, or a newer build has replaced it. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError'
}

/** Loads a screen's chunk once; a failed load may be retried. */
export function loadScreen(name: AnyScreen): Promise<ComponentType> {
  const known = pending.get(name)
  if (known) return known
  const load: Promise<ComponentType> = loaders[name]().then(
    (screen) => {
      loaded.set(name, screen)
      return screen
    },
    (error: unknown) => {
      pending.delete(name)
      throw new ScreenLoadError(name, { cause: error })
    },
  )
  pending.set(name, load)
  return load
}

/** The screen, if already loaded. */
export function findLoadedScreen(name: AnyScreen): ComponentType | undefined {
  return loaded.get(name)
}
