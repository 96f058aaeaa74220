/** One stop for Tab in a group of buttons; the arrows move inside it. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function enableRoving(group: HTMLElement): () => void {
  const listItems = (): HTMLElement[] => [
    ...group.querySelectorAll<HTMLElement>('button:not(:disabled)'),
  ];
  const setFocusable = (): void => {
    const buttons = listItems();
    const held = buttons.find((button) => button === document.activeElement);
    const first =
      held ?? buttons.find((b) => b.getAttribute('aria-disabled') !== 'true') ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === first ? 0 : -1;
  };
  const moveFocus = (event: KeyboardEvent): void => {
    const buttons = listItems();
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    const step = STEPS[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step ? here + step : -1;
    const target = buttons[(to + buttons.length) % buttons.length];
    if ((to < 0 && !step) || !target) return;
    event.preventDefault();
    target.focus();
  };
  const watch = new MutationObserver(setFocusable);
  watch.observe(group, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-disabled'],
  });
  group.addEventListener('keydown', moveFocus);
  group.addEventListener('focusin', setFocusable);
  setFocusable();
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', moveFocus);
    group.removeEventListener('focusin', setFocusable);
  };
}
