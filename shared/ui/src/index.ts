export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { initialsOf } from './avatar/initials-of.ts';
export { Badge } from './badge/badge.tsx';
export { Button, ButtonLink, type ButtonProps } from './button/button.tsx';
export type { ButtonLook } from './button/button-look.ts';
export { Card } from './card/card.tsx';
export { Carousel, type CarouselProps } from './carousel/carousel.tsx';
export { Chip, ChipGroup, type ChipGroupProps, type ChipProps } from './chip/chip.tsx';
export { RemovableChip, type RemovableChipProps } from './chip/removable-chip.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { focusFirstField } from './dialog/focus-first-field.ts';
export { ArchGlyph } from './feedback/arch-glyph.tsx';
export { LoadMore, type LoadMoreProps } from './feedback/load-more.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
} from './feedback/message-state.tsx';
export { NeedsScript } from './feedback/needs-script.tsx';
export { Notice, type NoticeProps } from './feedback/notice.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { TryAgain, type TryAgainProps } from './feedback/try-again.tsx';
export { isStillThere, withKnownType } from './files/file-content.ts';
export { makePictureSmaller } from './files/make-picture-smaller.ts';
export { saveFile } from './files/save-file.ts';
export { AmountField, type AmountFieldProps } from './form/amount-field.tsx';
export { Checkbox, type CheckboxProps } from './form/checkbox.tsx';
export { FieldPair } from './form/field-pair.ts';
export { NumberField, type NumberFieldProps } from './form/number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './form/password-field.tsx';
export { SearchField, type SearchFieldProps } from './form/search-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './form/select-field.tsx';
export { Switch, type SwitchProps } from './form/switch.tsx';
export { TextArea, type TextAreaProps } from './form/text-area.tsx';
export { TextField, type TextFieldProps } from './form/text-field.tsx';
export { indexAfterKey } from './keyboard/index-after-key.ts';
export type { Elements } from './layout/elements.ts';
export { Container, Grid, Row, Stack, VisuallyHidden } from './layout/layout.tsx';
export { Lightbox, type LightboxPiece, type LightboxProps } from './lightbox/lightbox.tsx';
export { hasPageBefore } from './link/has-page-before.ts';
export { pressHere } from './link/press-here.ts';
export { MediaFrame, type MediaFrameProps } from './media/media-frame.tsx';
export { Picture, type PictureProps } from './media/picture.tsx';
export { pictureAt, srcSetOf } from './media/picture-sources.ts';
export { PlayMark } from './media/play-mark.tsx';
export type { Post } from './media/post.ts';
export { Menu, type MenuItem, type MenuProps } from './menu/menu.tsx';
export { useInView, useIsNear } from './motion/use-in-view.ts';
export { useMediaQuery, usePrefersReducedMotion } from './motion/use-media-query.ts';
export { type Rotation, useRotation } from './motion/use-rotation.ts';
export { useScrolledPast } from './motion/use-scrolled-past.ts';
export { useHydrated } from './page/use-hydrated.ts';
export { usePageTitle } from './page/use-page-title.ts';
export { CataloguePicker, type CataloguePickerProps } from './picker/catalogue-picker.tsx';
export { ChoicePicker, type ChoicePickerProps } from './picker/choice-picker.tsx';
export type { PickableGroup, PickableItem } from './picker/pickable.ts';
export { Rating, type RatingProps } from './rating/rating.tsx';
export { RatingField, type RatingFieldProps } from './rating/rating-field.tsx';
export { Star, type StarProps } from './rating/star.tsx';
export { Steps, type StepsProps } from './steps/steps.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { BreakableName } from './text/breakable-name.tsx';
export { OutsideLink } from './text/outside-link.tsx';
export {
  Display,
  Eyebrow,
  Heading,
  Lede,
  Muted,
  Subheading,
  TextLink,
  Title,
  Verbatim,
} from './text/text.tsx';
export { lineHeight } from './theme/devanagari.ts';
export { focusRing } from './theme/focus-ring.ts';
export { GlobalStyle } from './theme/global-style.tsx';
export { when } from './theme/media-queries.ts';
export { paperTheme, type Theme } from './theme/paper-theme.ts';
export { themeVariables, tokens } from './theme/tokens.ts';
export { ActionToast, type ActionToastProps } from './toasts/action-toast.tsx';
export { Toaster } from './toasts/toaster.tsx';
export { type ToastId, toastDurations, toastLimit, toasts } from './toasts/toasts.ts';
