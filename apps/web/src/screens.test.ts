import { expect, test } from 'vitest'
import { DownloadScreen } from './app/download/download-screen.tsx'
import { MemberScreen } from './app/member/member-screen.tsx'
import { HelpCenterScreen } from './app/support/help-center-screen.tsx'
import { DepositScreen } from './features/deposit/deposit-screen.tsx'
import { CategoryScreen } from './features/games/game-category-screen.tsx'
import { LaunchScreen } from './features/games/game-launch-screen.tsx'
import { AnnouncementScreen } from './features/notices/notices-announcement-screen.tsx'
import { NoticesScreen } from './features/notices/notices-screen.tsx'
import { ActivityScreen } from './features/promotion/promotion-activity-screen.tsx'
import { PasswordScreen } from './features/session/session-password-screen.tsx'
import { WalletScreen } from './features/wallet/wallet-screen.tsx'
import { WithdrawalScreen } from './features/withdrawal/withdrawal-screen.tsx'
import { matchRoute } from './routes.rules.ts'
import { loadScreen } from './screens.ts'

/** Pages without a test of their own that begins at the address. */
test.each([
  ['ROUTE-11', '/m/changePsw', PasswordScreen],
  ['ROUTE-12', '/m/launchGame', LaunchScreen],
  ['ROUTE-14', '/m/activity', ActivityScreen],
  ['ROUTE-15', '/m/member/home', MemberScreen],
  ['ROUTE-16', '/m/wallet', WalletScreen],
  ['ROUTE-17', '/m/withdraw', WithdrawalScreen],
  ['ROUTE-18', '/m/voucherCenter', DepositScreen],
  ['ROUTE-19', '/m/notice', NoticesScreen],
  ['ROUTE-21', '/m/helpCenter', HelpCenterScreen],
  ['ROUTE-24', '/m/sports', CategoryScreen],
  ['ROUTE-25', '/m/live', CategoryScreen],
  ['ROUTE-26', '/m/rng', CategoryScreen],
  ['ROUTE-27', '/m/table', CategoryScreen],
  ['ROUTE-28', '/m/fish', CategoryScreen],
  ['ROUTE-29', '/m/pvp', CategoryScreen],
  ['ROUTE-30', '/m/crash', CategoryScreen],
  ['ROUTE-31', '/m/arcade', CategoryScreen],
  ['ROUTE-33', '/m/news', AnnouncementScreen],
  ['ROUTE-34', '/m/download', DownloadScreen],
  ['ROUTE-35', '/m/app', DownloadScreen],
])('%s %s shows its screen', async (_id, path, Screen) => {
  const route = matchRoute(path)
  expect(route && (await loadScreen(route.screen))).toBe(Screen)
})
