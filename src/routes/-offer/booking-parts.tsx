import { SignInPanel } from '../../features/account/sign-in/panel/sign-in-panel.tsx';
import { SwitchAccount } from '../../features/account/sign-in/session/switch-account.tsx';
import { DepositStep } from '../../features/customer/payment/deposit/deposit-step.tsx';

/** What stands in a booking and belongs to other features: the deposit to the payment, signing in to the account. */
export const bookingParts = {
  deposit: (bookingId: number, isJustBooked: boolean) => (
    <DepositStep
      key={bookingId}
      bookingId={bookingId}
      switchAccount={<SwitchAccount />}
      isJustBooked={isJustBooked}
    />
  ),
  signIn: <SignInPanel />,
};
