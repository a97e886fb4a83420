import type { ComponentProps } from 'react';

/** How a button of the browser is pressed, in the words of `<Button>`. */
export interface PressProps {
  onPress: () => void;
  /** Work is under way: keeps the focus, answers no press. */
  pending?: boolean;
  disabled?: boolean;
  /** The pointer is over it, or it has the focus: the moment to load what it opens. */
  onInterest?: () => void;
}

type NativeButtonProps = PressProps & Omit<ComponentProps<'button'>, 'onClick' | keyof PressProps>;

/** The browser's own button, with the attributes that the looks of our buttons ask for. */
export function NativeButton(props: NativeButtonProps) {
  const { onPress, pending = false, disabled = false, onInterest, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      data-disabled={disabled || undefined}
      data-pending={pending || undefined}
      // Not disabled: the focus would be lost with it.
      aria-disabled={pending || undefined}
      onPointerEnter={onInterest}
      onFocus={onInterest}
      onClick={({ currentTarget }) => {
        // Safari gives no focus to what is pressed, and a dialog gives it back to what had it.
        currentTarget.focus({ preventScroll: true });
        if (!pending) onPress();
      }}
    />
  );
}
