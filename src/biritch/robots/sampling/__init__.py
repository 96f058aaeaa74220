"""Hidden hands, dealt to fit what is known of them."""
